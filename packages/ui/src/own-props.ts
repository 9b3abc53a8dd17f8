import type { AriaAttributes, ComponentProps, JSX } from 'react';

/**
 * What a component takes for its own element beside what it says itself: `className`, which wins over the kit's classes, `ref`, `id`,
 * `style`, `aria-*`, `data-*` and the rest of what the element knows. Its own element is the outermost one; of what opens over the page,
 * the panel. `Taken` names what the component uses for something else.
 */
export type OwnProps<Tag extends keyof JSX.IntrinsicElements, Taken extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  Taken | 'children'
> &
  DataAttributes;

/** `data-*` in an object: in JSX they are allowed anyhow. */
export interface DataAttributes {
  [name: `data-${string}`]: string | number | boolean | undefined;
}

/** The `aria-*` and `data-*` among a control's props, for the element that takes the focus. */
export function attributesOf(props: object): AriaAttributes & DataAttributes {
  return { ...ariaOf(props), ...dataOf(props) };
}

/** The `aria-*` among the props: for a grid or tree that scrolls within the component's own element. */
export function ariaOf(props: object): AriaAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}

export function dataOf(props: object): DataAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** The same for a group of controls: what is wrong or required is said by those in it. */
export function groupAttributesOf(props: object): AriaAttributes & DataAttributes {
  const { 'aria-invalid': _invalid, 'aria-required': _required, ...attributes } = attributesOf(props);
  return attributes;
}
