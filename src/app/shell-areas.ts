/** i18n areas that every screen needs. Pages list their own. */
export const shellAreas = ['common', 'nav', 'titles', 'ui'] as const
