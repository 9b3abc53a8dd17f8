import { Navigate, useLocation } from 'react-router-dom';
import { messagePaths } from '../../shell/message-paths.ts';

/** The page of a message under the name that front ends of the platform's generation have for it. */
export function FormerMessageScreen() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: messagePaths.edit, search }} replace />;
}
