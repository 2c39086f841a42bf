/**
 * The files of a screen that the server does not render, so that the page asks for them at once: otherwise the app asks for one after
 * another as it finds out that it needs them, and each costs a wait on a slow line.
 */
import type { Locale } from '../../../src/contract/locales.ts'
import type { ScreenName } from '../../../src/contract/paths.ts'
import { wordFile } from '../../../src/i18n/word-files.ts'
import type { ClientBuild } from './client-build.ts'

/** What starts the app, what every chunk of it builds on, and what it asks with. */
const app = ['index.html', 'src/app/boot.tsx', 'src/api/http.ts']

/** Where the figures of a scene stand in their pictures: it waits for this, and asks once its own script has begun. */
const figures = '/assets/characters/figures.json'

const scene = ['src/app/layouts/battle-layout.tsx', 'src/stage/scenes/battle/open-battle-stage.ts']

/** Sources by screen, as `src/app/pages.ts` and `src/app/layouts.ts` name them. */
export const earlySources: Partial<Record<ScreenName, readonly string[]>> = {
  battle: ['src/app/routes/game/battle.tsx', ...scene],
  battleNew: ['src/app/routes/game/battle-new.tsx', ...scene],
  battleOld: ['src/app/routes/game/battle-old.tsx', ...scene],
  battleOwnDeck: ['src/app/routes/game/battle-own-deck.tsx', ...scene],
  lessonBattle: ['src/app/routes/game/lesson-battle.tsx', ...scene],
  replay: ['src/app/routes/game/replay.tsx', ...scene],
}

/**
 * Tags of the head, in the order the page needs the files in: a browser has six at a time on their way. The app begins while the scene,
 * two thirds of a battle's script, is still coming.
 */
export function earlyFileTags(
  build: ClientBuild,
  { screen, locale, font }: { screen: ScreenName | null; locale: Locale; font: string },
): string {
  const own = (screen && earlySources[screen]) ?? []
  const areas = own.length > 0 ? ['common', 'battle', 'game'] : ['common']
  const words = areas.map(area => wordFile(locale, area))
  const first = build.filesOf(app)
  const { scripts, styles } = build.filesOf([...app, font, ...words, ...own])
  return [
    ...first.styles.map(href => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...styles
      .filter(href => !first.styles.includes(href))
      .map(href => `<link rel="preload" as="style" crossorigin href="${href}" />`),
    ...(own.length > 0 ? [`<link rel="preload" as="fetch" crossorigin href="${figures}" />`] : []),
    ...scripts.map(href => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ].join('')
}
