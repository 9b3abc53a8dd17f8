import { Navigate, useLocation } from 'react-router-dom';
import { profilePath } from '../../lib/profile-path.ts';

/** The profile under the name that front ends of the platform's generation have for it. */
export function FormerProfileScreen() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: profilePath(), search }} replace />;
}
