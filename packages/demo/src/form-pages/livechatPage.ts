import { loadTexts } from '../loadTexts.ts';
import type { FormPageInput } from './formPage.ts';

const t = loadTexts('form-pages/livechatPage');

/** Live chat's enquiry page; it says the same on every site (spec §2). */
export const livechatPage: { livechat: FormPageInput } = {
  livechat: {
    title: t('leave-us-your-details'),
    lead: t('nobody-desk-right-now'),
  },
};
