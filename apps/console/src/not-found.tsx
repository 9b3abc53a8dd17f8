import './console.css';

export { NotFoundPage } from '@saiwu/features';
