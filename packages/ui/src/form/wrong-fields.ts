/** A form on the page: where its fields stand, and how it shows the wrong ones. */
interface ShownForm {
  element: HTMLFormElement;
  show: (paths: readonly string[]) => void;
}

const forms = new WeakMap<object, ShownForm>();

/** Makes a form known by its `control`; the answer forgets it. */
export function registerForm(control: object, element: HTMLFormElement, show: ShownForm['show']): () => void {
  forms.set(control, { element, show });
  return () => {
    if (forms.get(control)?.element === element) forms.delete(control);
  };
}

/** The form on the page with this `control`. */
export function shownForm(control: object): ShownForm | undefined {
  return forms.get(control);
}

/** Whether a field for this path, or for one that holds it, stands in the form: `tracks.1` is shown by `tracks`. */
export function hasFieldFor(element: HTMLElement, path: string): boolean {
  return firstField(element, [path]) !== undefined;
}

/**
 * Gives the first field of the wrong paths, as they stand on the page, the focus, once its error is there to be read out with it. What is
 * wrong with a list as a whole stands in a `form-list`, which is none of its fields'. A part of a form without any such takes the focus
 * itself: something else in it says what is wrong.
 */
export function focusFirstWrong(element: HTMLElement, paths: readonly string[]): void {
  const field = firstField(element, paths);
  if (field) whenWrong(field, mostFrames);
  else element.focus();
}

function firstField(element: HTMLElement, paths: readonly string[]): HTMLElement | undefined {
  return Array.from(element.querySelectorAll<HTMLElement>('[data-slot=form-field], [data-slot=form-list]')).find(
    ({ dataset: { slot, name = '' } }) =>
      paths.some((path) => path === name || (slot === 'form-list' ? path === `${name}.root` : path.startsWith(`${name}.`))),
  );
}

/** Errors are drawn a frame or two after they were set. */
const mostFrames = 20;

function whenWrong(field: HTMLElement, frames: number) {
  requestAnimationFrame(() => {
    if (field.dataset['state'] !== 'wrong' && frames > 0) return whenWrong(field, frames - 1);
    const target = controlOf(field);
    target?.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
}

/** What the label is for; in a group of controls the one that Tab leads to. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const control = document.getElementById(field.querySelector('label')?.htmlFor ?? '') ?? field;
  if (control.matches(focusable)) return control;
  return control.querySelector<HTMLElement>('[tabindex="0"]') ?? control.querySelector<HTMLElement>(focusable);
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';
