import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * They judge or copy all that the seed has made, before others add to it; the last of them changes
 * it.
 */
const ofWholeSeed = [
  'publish/seeded',
  'publish/seededAddresses',
  'references/shownMedia',
  'staleFacts/contradictions',
  'testing/upgrade/upgrade',
  'transfer/transfer',
];

/**
 * The backend's tests share a database and run one after the other: in one order on every machine,
 * whatever Vitest remembers of their last run. Those of the whole seed come first, then the others
 * by their paths.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShared = ({ project }: TestSpecification) => project.name === 'cms';
    const shared = files.filter(isShared).toSorted(byPlace);
    return [...shared, ...(await super.sort(files.filter((file) => !isShared(file))))];
  }
}

const byPlace = (one: TestSpecification, other: TestSpecification): number =>
  place(one) - place(other) || one.moduleId.localeCompare(other.moduleId);

function place({ moduleId }: TestSpecification): number {
  const at = ofWholeSeed.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? ofWholeSeed.length : at;
}
