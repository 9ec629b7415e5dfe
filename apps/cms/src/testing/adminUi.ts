import { onTestFinished } from 'vitest';

interface Answers {
  readonly language: string;
  readonly fieldValue: unknown;
  readonly entityConfig: object | undefined;
}
const inEnglish: Answers = { language: 'en', fieldValue: undefined, entityConfig: undefined };
let answers = inEnglish;

/** What the hooks answer until the test that runs has ended. */
export function answerHooks(more: Partial<Answers>): void {
  answers = { ...inEnglish, ...more };
  onTestFinished(() => {
    answers = inEnglish;
  });
}

const hooks: Readonly<Record<PropertyKey, unknown>> = {
  useConfig: () => ({ getEntityConfig: () => answers.entityConfig }),
  useField: () => ({ value: answers.fieldValue }),
  useModal: () => ({}),
  useTranslation: () => ({ i18n: { language: answers.language } }),
};

/**
 * Stands in for Payload's components, which import style sheets that Node can't: they draw nothing.
 * One for all tests: they share a process, in which a component keeps the first that it was given.
 */
export const adminUi = new Proxy(
  {},
  {
    get: (_, name) => (name === 'then' ? undefined : (hooks[name] ?? (() => null))),
    has: () => true,
  },
);
