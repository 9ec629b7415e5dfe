import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** It reads and copies the whole of the backend's database, as the seed has left it. */
const first = /\/transfer\/transfer\.test\.ts$/;

/**
 * The backend's tests share a database and run one after the other: by their paths, on every
 * machine, whatever Vitest remembers of their last run.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShared = ({ project }: TestSpecification) => project.name === 'cms';
    const shared = files.filter(isShared).toSorted(byPlace);
    return [...shared, ...(await super.sort(files.filter((file) => !isShared(file))))];
  }
}

const byPlace = (one: TestSpecification, other: TestSpecification): number =>
  Number(first.test(other.moduleId)) - Number(first.test(one.moduleId)) ||
  one.moduleId.localeCompare(other.moduleId);
