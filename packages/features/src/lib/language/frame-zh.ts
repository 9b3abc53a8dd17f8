// one file: whoever needs the one needs the other
export { messages } from '../../locales/frame/zh.po';
export { zh as kit } from '@saiwu/ui/zh';
