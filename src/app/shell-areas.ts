/** i18n areas that every screen needs; pages name their own. */
export const shellAreas = ['common', 'nav', 'titles', 'ui'] as const
