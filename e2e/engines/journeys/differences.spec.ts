/** Known differences between engines (docs/browsers.md): each supports what the shop needs, or the fallback is used. */
import { clipEnding } from '../../../src/stage/clips/clip-format.ts'
import { say } from '../../fixtures/words.ts'
import { expect, test } from '../journey.ts'

test.describe('at 844×390', () => {
  test.use({ size: { width: 844, height: 390 } })

  test('gives 100dvh the height of the window, and the game no more than its width', async ({ visitor }) => {
    await visitor.goTo('/game')
    const facts = await visitor.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.cssText = 'position: fixed; height: 100dvh; padding-left: env(safe-area-inset-left, 7px)'
      const { height, width } = probe.getBoundingClientRect()
      probe.remove()
      return { height, inset: width, tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth) }
    })
    expect(facts).toEqual({ height: 390, inset: 0, tooWide: 0 }) // an unsupported inset would be 7
  })
})

test('decodes the pictures of the shop, and loads all style sheets without requestIdleCallback', async ({
  visitor,
}) => {
  await visitor.goTo('/negozio')
  await visitor.until('the first picture is decoded', () =>
    visitor.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main article img, main li img')
      return picture !== null && picture.naturalWidth > 0 && /webp|avif/.test(picture.currentSrc)
    }),
  )
  await visitor.until('other files are fetched ahead', () =>
    visitor.evaluate(() => document.querySelectorAll('link[rel="prefetch"]').length > 0),
  )
})

test('offers clips in a format that the engine plays', async ({ visitor }) => {
  await visitor.goTo('/')
  const answers = await visitor.evaluate(() => {
    const video = document.createElement('video')
    const types = ['video/webm; codecs="vp9"', 'video/mp4; codecs="avc1.64001E"']
    return Object.fromEntries(types.map(type => [type, video.canPlayType(type)]))
  })
  expect(clipEnding(type => answers[type] ?? '')).not.toBeNull()
})

test.describe('after weeks without a visit', () => {
  test.use({ remembered: { person: 'user' } })

  test('opens the shop as for a guest after Safari deleted its storage', async ({ visitor }) => {
    await visitor.goTo('/account/dashboard')
    await visitor.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      // biome-ignore lint/suspicious/noDocumentCookie: the one way that all three have
      document.cookie = 'auth_token=; path=/; max-age=0'
    })
    await visitor.goTo('/negozio')
    await visitor.see({ role: 'link', name: say('nav.login'), within: { role: 'banner' } })
    await visitor.goTo('/account/dashboard')
    await visitor.at(/^\/login/)
  })
})
