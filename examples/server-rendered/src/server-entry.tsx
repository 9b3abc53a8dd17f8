import { renderToPipeableStream } from 'react-dom/server';
import { ProjectsPage } from './page/projects-page.tsx';

/** Renders the page; a failure anywhere in it is the server's, not something that the browser may mend. */
export function renderPage(onReady: (stream: ReturnType<typeof renderToPipeableStream>) => void, onError: (error: unknown) => void) {
  const stream = renderToPipeableStream(<ProjectsPage />, { onAllReady: () => onReady(stream), onError });
}
