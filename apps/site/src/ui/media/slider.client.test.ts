// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startSliders } from './slider.client.ts';

test('a step leaves the focus on its button at the end of the track, and moves as the styles say', () => {
  document.body.innerHTML = `<div data-slider="1"><button data-step="1"></button>
    <div data-track><p></p><p></p></div></div>`;
  const [track, button] = ['[data-track]', 'button'].map(
    (name) => document.querySelector(name) as HTMLElement,
  );
  if (!track || !button) throw new Error('there is no slider');
  Object.defineProperty(track, 'scrollWidth', { value: 200 });
  Object.defineProperty(track, 'clientWidth', { value: 100 });
  const scrollBy = vi.spyOn(track, 'scrollBy').mockImplementation(() => {
    track.scrollLeft = 100;
    track.dispatchEvent(new Event('scroll'));
  });
  startSliders();
  expect(button.getAttribute('aria-disabled')).toBe('false');
  button.focus();
  button.click();
  expect(scrollBy).toHaveBeenCalledWith({ left: expect.any(Number) });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a track follows a mouse that is pressed, and not one that was released outside of it', () => {
  document.body.innerHTML = '<div data-slider="1"><div data-track><p></p><p></p></div></div>';
  startSliders();
  const track = document.querySelector<HTMLElement>('[data-track]');
  if (!track) throw new Error('there is no track');
  track.setPointerCapture = () => undefined;
  const point = (type: string, clientX: number, buttons: number) =>
    track.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', button: 0, buttons, clientX }),
    );
  point('pointerdown', 100, 1);
  point('pointermove', 60, 1);
  expect(track.scrollLeft).toBe(40);
  point('pointerup', 60, 0);
  expect(track.hasAttribute('data-dragging')).toBe(false);
  point('pointerdown', 100, 1);
  point('pointermove', 20, 0);
  point('pointermove', 20, 1);
  expect([track.scrollLeft, track.hasAttribute('data-dragging')]).toEqual([40, false]);
});
