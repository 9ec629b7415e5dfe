/**
 * Drafts that save themselves and can be published at a set time; settings shared by what editors
 * draft.
 */
export const drafts = {
  drafts: { autosave: { interval: 1500 }, schedulePublish: true },
};
