// Exists because “Can I apply?” is a quiz (spec §10.15): an answered one is told to the tag
// manager. Runs with the page's other scripts.
if (document.querySelector('[data-quiz-done]')) {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push({ event: 'quizCompletion' });
}
