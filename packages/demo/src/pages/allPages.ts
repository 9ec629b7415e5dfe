import type { SeedPage } from '../types.ts';
import { caaAbout } from './caa/about.ts';
import { caaAlpineAndBusiness } from './caa/alpineAndBusiness.ts';
import { caaBachelor } from './caa/bachelor.ts';
import { caaCampus } from './caa/campus.ts';
import { caaHome } from './caa/home.ts';
import { caaLists } from './caa/lists.ts';
import { caaPastry } from './caa/pastry.ts';
import { caaStudy } from './caa/study.ts';
import { caaSummer } from './caa/summer.ts';
import { crAbout } from './cr/about.ts';
import { crBachelorBusiness } from './cr/bachelorBusiness.ts';
import { crBachelorDigital } from './cr/bachelorDigital.ts';
import { crCampus } from './cr/campus.ts';
import { crFoundation } from './cr/foundation.ts';
import { crHome } from './cr/home.ts';
import { crLists } from './cr/lists.ts';
import { crMasterAndDiploma } from './cr/masterAndDiploma.ts';
import { crStudy } from './cr/study.ts';
import { himAbout } from './him/about.ts';
import { himBachelor } from './him/bachelor.ts';
import { himCampus } from './him/campus.ts';
import { himDiploma } from './him/diploma.ts';
import { himHome } from './him/home.ts';
import { himLists } from './him/lists.ts';
import { himMaster } from './him/master.ts';
import { himShortStudies } from './him/shortStudies.ts';
import { himStudy } from './him/study.ts';
import { segAbout } from './seg/about.ts';
import { segHome } from './seg/home.ts';
import { segLists } from './seg/lists.ts';
import { segSchools } from './seg/schools.ts';
import { segStudy } from './seg/study.ts';
import { segWork } from './seg/work.ts';
import { shmsAbout } from './shms/about.ts';
import { shmsBachelorEvents } from './shms/bachelorEvents.ts';
import { shmsBachelorLeadership } from './shms/bachelorLeadership.ts';
import { shmsCampus } from './shms/campus.ts';
import { shmsHome } from './shms/home.ts';
import { shmsLists } from './shms/lists.ts';
import { shmsOnline } from './shms/online.ts';
import { shmsPostgraduate } from './shms/postgraduate.ts';
import { shmsStudy } from './shms/study.ts';

const seg = [segHome, segSchools, segLists, segAbout, segStudy, segWork];
const cr = [
  crHome,
  crBachelorBusiness,
  crBachelorDigital,
  crMasterAndDiploma,
  crFoundation,
  crCampus,
  crLists,
  crAbout,
  crStudy,
];
const caa = [
  caaHome,
  caaBachelor,
  caaPastry,
  caaAlpineAndBusiness,
  caaSummer,
  caaCampus,
  caaLists,
  caaAbout,
  caaStudy,
];
const him = [
  himHome,
  himBachelor,
  himMaster,
  himDiploma,
  himShortStudies,
  himCampus,
  himLists,
  himAbout,
  himStudy,
];
const shms = [
  shmsHome,
  shmsBachelorLeadership,
  shmsBachelorEvents,
  shmsPostgraduate,
  shmsOnline,
  shmsCampus,
  shmsLists,
  shmsAbout,
  shmsStudy,
];

/**
 * Every page of this folder: homes, programmes, campuses, schools, lists and all that is neither
 * form, news, event nor law.
 */
export const allPages: SeedPage[] = [...seg, ...cr, ...caa, ...him, ...shms].flat();
