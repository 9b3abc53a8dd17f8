// one file: whoever needs the one needs the other
export { messages } from '../../locales/frame/en.po';
export { en as kit } from '@saiwu/ui/en';
