/** What was fetched last, for whom. */
export const accessMarkKey = 'saiwu_ACCESS_MARK';

/** The language of the menu that is kept. */
export const menuLanguageKey = 'saiwu_MENU_LANGUAGE';
