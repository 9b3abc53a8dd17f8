import { entrySections } from '@saiwu/openapi';

type Section = (typeof entrySections)[number];

/** Under which what is typed into a part of an entry lies on this device. */
export function partName(id: string, section: Section): string {
  return `entry:${id}:${section}`;
}

/** The part of such a name. */
export function sectionOf(name: string): Section | undefined {
  return entrySections.find((section) => name.endsWith(`:${section}`));
}
