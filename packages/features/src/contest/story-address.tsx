import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

/** A screen in a story under its path, as the router has it. Where the reader is stands beside it. */
export function StoryAddress({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={null} />
      </Routes>
      <span className="sr-only">{`at ${pathname}${decodeURIComponent(search)}`}</span>
    </>
  );
}
