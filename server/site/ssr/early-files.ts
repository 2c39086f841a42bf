/**
 * Files of a screen that the server does not render. The page preloads them all; otherwise the app would request one after another
 * as it discovers them, and each request costs a round trip.
 */
import type { Locale } from '@/contract/locales.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { wordFile } from '@/i18n/word-files.ts'
import type { ClientBuild } from './client-build.ts'

/** The app's entry, the modules that every chunk imports, its HTTP client, and the list of pages that the server does not render. */
const app = ['index.html', 'src/app/boot.tsx', 'src/api/http.ts', 'src/app/other-pages.ts']

/** Positions of the creatures in their images. The scene waits for it, but would request it only after its script has started. */
const figures = '/assets/characters/figures.json'

const scene = ['src/app/layouts/battle-layout.tsx', 'src/stage/scenes/battle/open-battle-stage.ts']

/** Sources by screen, as listed in `src/app/other-pages.ts` and `src/app/layouts.ts`. */
export const earlySources: Partial<Record<ScreenName, readonly string[]>> = {
  battle: ['src/app/routes/game/battle.tsx', ...scene],
  battleNew: ['src/app/routes/game/battle-new.tsx', ...scene],
  battleOld: ['src/app/routes/game/battle-old.tsx', ...scene],
  battleOwnDeck: ['src/app/routes/game/battle-own-deck.tsx', ...scene],
  lessonBattle: ['src/app/routes/game/lesson-battle.tsx', ...scene],
  replay: ['src/app/routes/game/replay.tsx', ...scene],
}

/**
 * Tags of the head, in the order in which the page needs the files: a browser loads six at a time. The app starts while the scene,
 * two thirds of a battle's script, is still loading.
 */
export function earlyFileTags(
  build: ClientBuild,
  { screen, locale, font }: { screen: ScreenName | null; locale: Locale; font: string },
): string {
  const screenSources = (screen && earlySources[screen]) ?? []
  const areas = screenSources.length > 0 ? ['common', 'battle', 'game'] : ['common']
  const words = areas.map(area => wordFile(locale, area))
  const first = build.filesOf(app)
  const { scripts, styles } = build.filesOf([...app, font, ...words, ...screenSources])
  return [
    ...first.styles.map(href => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...styles
      .filter(href => !first.styles.includes(href))
      .map(href => `<link rel="preload" as="style" crossorigin href="${href}" />`),
    ...(screenSources.length > 0 ? [`<link rel="preload" as="fetch" crossorigin href="${figures}" />`] : []),
    ...scripts.map(href => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ].join('')
}
