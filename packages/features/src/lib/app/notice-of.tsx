import { lazy, Suspense, type ComponentType } from 'react';
import { speakOfEverything } from '../language/catalogues.ts';

/** What stands in place of a page. Its code comes when somebody is there, with the words of all screens. */
export function noticeOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Notice = lazy(async () => {
    const [notice] = await Promise.all([load(), speakOfEverything()]);
    return { default: notice };
  }) as unknown as ComponentType<Props>; // what `lazy` makes of a component takes its props
  return function LazyNotice(props) {
    return (
      <Suspense>
        <Notice {...props} />
      </Suspense>
    );
  };
}
