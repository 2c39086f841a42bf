/** Manifests that make the shop installable: one per language, with the shop's name and colours. */
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { href, type ScreenName } from '@/contract/paths.ts'
import type { Settings } from '@/contract/settings.ts'
import { derive } from '@/design/theme/derive.ts'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import { receivedSharePath } from './received-share.ts'
import { translate } from './words.ts'

export const manifestPath = (locale: Locale): string => `/manifest/${locale}.webmanifest`

/** The header's colour, for the browser's interface around the page. */
export const themeColour = (
  { vuetify_colors: palette }: Pick<Settings, 'vuetify_colors'>,
  mode: ThemeMode = 'light',
): string => derive(palette, mode).night

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/assets/brand/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, sizes: string, form: 'wide' | 'narrow', label: string) => ({
  src: `/assets/brand/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
})

export function webManifest(locale: Locale, settings: Settings): Record<string, unknown> {
  const to = (screen: ScreenName) => href(screen, locale)
  const title = (screen: ScreenName) => translate(locale, `titles.${screen}`)
  const battle = {
    name: translate(locale, 'head.shortcut_battle'),
    description: translate(locale, 'head.shortcut_battle_text'),
    url: to('battleNew'),
    icons: [icon('shortcut-battle', 96)],
  }
  const shortcut = (screen: ScreenName, name: string) => ({
    name: title(screen),
    url: to(screen),
    icons: [icon(name, 96)],
  })
  const { enable_for_game: plays, enable_shop_page: sells } = settings
  return {
    id: '/',
    name: settings.site_name,
    short_name: settings.site_name.slice(0, 15),
    description: translate(locale, 'head.home'),
    lang: localeFacts[locale].iso,
    dir: localeFacts[locale].dir,
    start_url: to('home'),
    scope: '/',
    display: 'standalone',
    orientation: 'any', // the game asks players to rotate the device; the shop is used in portrait
    theme_color: themeColour(settings),
    background_color: derive(settings.vuetify_colors, 'light', settings).canvas,
    categories: ['shopping', 'games'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    screenshots: [
      screenshot('screen-shop', '1440x900', 'wide', title('shop')),
      screenshot('screen-character', '844x390', 'wide', title('characters')),
      screenshot('screen-product', '720x1560', 'narrow', title('product')),
    ],
    share_target: {
      action: receivedSharePath(locale),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      ...(plays ? [battle, shortcut('album', 'shortcut-album')] : []),
      ...(sells ? [shortcut('shop', 'shortcut-shop')] : []),
    ],
  }
}
