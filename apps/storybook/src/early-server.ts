import { serverOptions, serverPath } from './server-options.ts';

/**
 * A script for the head of a page that is opened on a story of a screen: the server begins in its thread while the page is still being
 * read. Within Storybook's own page the frame of the stories finds that page's worker.
 */
export const earlyServer = `<script>
  if (window.parent === window && 'SharedWorker' in window && 'locks' in navigator) {
    const asked = new URLSearchParams(location.search);
    const story = asked.get('id') ?? asked.get('path')?.split('/').at(-1);
    if (story)
      fetch('./index.json')
        .then((response) => response.json())
        .then(({ entries }) => {
          if (entries[story]?.importPath.includes('/features/'))
            window.saiwuServer = new SharedWorker('./${serverPath}', ${JSON.stringify(serverOptions)});
        });
  }
</script>`;
