/**
 * Content of a page that is not server-rendered, until the app replaces it: title, description and links to every enabled section.
 * Its colours and font are the CSS variables of the settings (`Renderer.themeCss`), or else the browser's defaults.
 */
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { href, type ScreenName } from '@/contract/paths.ts'
import type { Settings } from '@/contract/settings.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { isOpen } from './open-sections.ts'
import type { PageFacts } from './page-facts.ts'
import { translate } from './words.ts'

const style = [
  'body{margin:0}',
  '.shell{min-height:100vh;display:flex;flex-direction:column;background:var(--canvas);color:var(--ink);font:400 16px/1.5 var(--font,system-ui,sans-serif)}',
  '.shell header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;min-height:72px;padding:12px max(16px,calc(50vw - 590px));background:var(--night);color:var(--on-night)}',
  '.shell a{color:inherit;text-underline-offset:3px;display:inline-block;padding:10px 0}',
  '.shell header a{text-decoration:none}',
  '.shell header>a{font-size:22px;font-weight:650}',
  '.shell ul{display:flex;flex-wrap:wrap;gap:0 20px;margin:0;padding:0;list-style:none}',
  '.shell main{flex:1;box-sizing:border-box;width:100%;max-width:1212px;margin:0 auto;padding:32px 16px 64px}',
  '.shell h1{font-size:clamp(28px,5vw,37px);line-height:1.2;margin:0 0 8px}',
  '.shell p{max-width:68ch;margin:0 0 12px}',
  '.shell footer{padding:24px max(16px,calc(50vw - 590px));background:var(--footer);color:var(--on-footer)}',
].join('')

const sections: readonly ScreenName[] = [
  'shop',
  'collections',
  'promotions',
  'characters',
  'game',
  'blog',
  'faq',
]

const anchor = (path: string, text: string, attributes = '') =>
  `<a href="${escapeHtml(path)}"${attributes}>${escapeHtml(text)}</a>`

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''

const sectionLinks = (locale: Locale, settings: Settings): string[] =>
  sections
    .filter(screen => (screen === 'characters' ? settings.enable_for_game : isOpen(screen, settings)))
    .map(screen => anchor(href(screen, locale), translate(locale, `titles.${screen}`)))

const languageLinks = ({ locale, alternates }: PageFacts): string[] =>
  alternates
    .filter(alternate => alternate.locale !== locale)
    .map(alternate => {
      const { name, iso } = localeFacts[alternate.locale]
      return anchor(alternate.path, name, ` hreflang="${iso}" lang="${iso}"`)
    })

/** HTML inside #root. */
export function plainShell(facts: PageFacts, settings: Settings): string {
  const { locale, title, description, links } = facts
  const content = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${list(
    links.map(({ path, text }) => anchor(path, text)),
  )}`
  return `<style>${style}</style><div class="shell"><header>${anchor(
    href('home', locale),
    settings.site_name,
  )}<nav>${list(sectionLinks(locale, settings))}</nav></header><main>${content}</main><footer>${list(
    languageLinks(facts),
  )}</footer></div>`
}
