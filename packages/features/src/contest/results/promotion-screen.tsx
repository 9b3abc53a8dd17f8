import { consolePaths } from '@saiwu/openapi';
import { generatePath, Navigate, useParams } from 'react-router-dom';

/** Who goes on is read in the results. */
export function PromotionScreen() {
  const { id = '' } = useParams();
  return <Navigate to={generatePath(consolePaths.results, { id })} replace />;
}
