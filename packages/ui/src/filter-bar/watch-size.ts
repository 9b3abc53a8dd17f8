/**
 * Calls back whenever the size of an element has changed, in the frame after: what is drawn anew for it may change it again. Returns how to
 * end it.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
