import { describe, expect, it } from 'vitest'
import { readSettings } from '@/contract/settings.ts'
import type { PageFacts } from './page-facts.ts'
import { pageHtml } from './page-html.ts'

const shell = '<!doctype html><html lang="it"><head><!--head--></head><body><!--body--></body></html>'
const settings = {
  ...readSettings({ site_name: 'Bottega' }),
  realtime: { key: '', host: null, port: null, scheme: null },
  social_providers: [],
  payment_methods: [],
  payment_kinds: [],
  analytics: null,
}
const place = { publicUrl: 'https://shop.example.com', settings }

const facts = (changes: Partial<PageFacts>): PageFacts => ({
  status: 200,
  screen: 'product',
  locale: 'it',
  title: 'Busta',
  description: 'Cinque carte',
  canonical: '/negozio',
  alternates: [],
  image: null,
  kind: 'website',
  isIndexed: true,
  isLocked: false,
  structured: [],
  links: [],
  ...changes,
})

describe('index.html', () => {
  it('H3: escapes a title so that it cannot close its tag', () => {
    const html = pageHtml(shell, facts({ title: '</title><script>alert(1)</script>"' }), place)
    expect(html).not.toContain('<script>')
    expect(html).toContain('content="&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;"')
  })

  it('H3: escapes structured data so that it cannot close its script tag', () => {
    const html = pageHtml(shell, facts({ structured: [{ name: '</script><img onerror=x>' }] }), place)
    expect(html).not.toContain('</script><img')
  })

  it('keeps dollar signs in a text unchanged', () => {
    expect(pageHtml(shell, facts({ description: 'costa $& e $1' }), place)).toContain('costa $&amp; e $1')
  })

  it.each([
    ['/uploads/media/abcdefghijklmnop.webp', ' type="image/webp"'],
    ['https://images.example/icon"><b>.png', ' type="image/png"'],
    ['/icon', ''],
  ])('spec 127: uses the icon %s from the settings in the first response', (favicon, type) => {
    const shellWithIcon = shell.replace(
      '<!--head-->',
      '<link rel="icon" href="/assets/brand/favicon.svg" /><!--head-->',
    )
    const html = pageHtml(shellWithIcon, facts({}), { ...place, settings: { ...settings, favicon } })
    expect(html.match(/<link rel="icon".*? \/>/)?.[0]).toBe(
      `<link rel="icon" href="${favicon.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"${type} />`,
    )
    expect(html).not.toContain('favicon.svg')
  })

  it('is not painted before its header has arrived, if it has one', () => {
    const rendered = (body: string) =>
      pageHtml(shell, facts({}), place, { isRendered: true, hasTheme: true, head: '', body, after: '' })
    const wait = '<link rel="expect" href="#site-header" blocking="render" />'
    expect(rendered('<header id="site-header"></header>')).toContain(wait)
    expect(rendered('<main></main>')).not.toContain(wait)
    expect(pageHtml(shell, facts({}), place)).not.toContain(wait)
  })
})
