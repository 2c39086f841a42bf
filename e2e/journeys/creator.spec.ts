/** The card creator from the editor to the database, the print file and another visitor (decision 0036). */
import sharp from 'sharp'
import { ownCard } from '../../server/modules/creations/testing/own-card.ts'
import type { Creation } from '../../src/contract/endpoints/game/creations.ts'
import { ask } from '../fixtures/api.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true, viewport: { width: 844, height: 390 }, kept: askedForPicture })

/** A new account, logged in on this page. */
async function newcomer(page: Page, url: string): Promise<void> {
  const { token } = await registerPerson(url)
  await page.addInitScript(given => localStorage.setItem('auth_token', given), token)
}

const step = (page: Page, name: string) => page.getByRole('tab', { name })
const card = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}, `) })

async function openEditor(page: Page): Promise<void> {
  await page.goto('/game/creator')
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible()
}

test('creates a card in four steps, keeps it across a reload, then saves, prints and edits it', async ({
  page,
  shop,
}) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  await page.getByLabel('Nome', { exact: true }).fill('Gnocchetto')
  await page.getByRole('radio', { name: 'Dadotto' }).check({ force: true })
  await page.getByRole('button', { name: 'Avanti: aspetto' }).click()
  await page.getByRole('radio', { name: 'Oggetto' }).check({ force: true })
  await page.getByRole('radio', { name: 'Rara', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Argento' }).check({ force: true })
  await page.getByRole('button', { name: 'Avanti: mosse' }).click()
  await page.getByLabel('Nome della mossa 1').fill('Tuffo nel sugo')
  await page.getByRole('button', { name: 'Effetti di Tuffo nel sugo: Scottatura' }).click()
  const effects = page.getByRole('dialog', { name: 'Tuffo nel sugo' })
  await effects.getByRole('button', { name: 'Sonno' }).click()
  await expect(effects.getByText(/Addormenta per 1 turno/)).toBeVisible()
  await effects.getByRole('button', { name: 'Fatto' }).click()
  await expect(card(page, 'Gnocchetto')).toHaveAccessibleName(/Rara · Oggetto.*Tuffo nel sugo/s)
  await page.reload()
  await expect(card(page, 'Gnocchetto')).toHaveAccessibleName(/Rara · Oggetto.*Tuffo nel sugo/s)
  await step(page, 'Rifinitura').click()
  await page.getByRole('button', { name: /^Imballo/ }).click()
  const traits = page.getByRole('dialog', { name: 'Scegli il tratto' })
  await traits.getByRole('radio', { name: /^Spine/ }).check({ force: true })
  await traits.getByRole('button', { name: 'Fatto' }).click()
  await expect(page.getByRole('button', { name: /^Spine Chi la colpisce perde 14 PV/ })).toBeVisible()
  await page.getByLabel('Descrizione').fill('Rotola piano, ma arriva sempre.')
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  const done = page.getByRole('dialog', { name: 'Gnocchetto è pronta' })
  const waiting = page.waitForEvent('download')
  await done.getByRole('button', { name: 'Scarica per la stampa' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('gnocchetto.png')
  const facts = await sharp(await download.path()).metadata()
  expect(facts).toMatchObject({ format: 'png', width: 815, height: 1110, density: 300 })
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-draft="saved"]')).toBeVisible()
  await page.getByLabel('Descrizione').fill('Rotola.')
  await expect(page.locator('[data-draft="changed"]')).toBeVisible()
})

test('shows an uploaded picture on the card, and refuses a file that is not a picture', async ({
  page,
  shop,
}) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText(say('problems.unsupported_media_type'))).toBeVisible()
  const teal = { r: 56, g: 126, b: 132 }
  const photo = await sharp({ create: { width: 500, height: 700, channels: 3, background: teal } })
    .jpeg()
    .toBuffer()
  const sent = page.waitForResponse(/\/me\/creations\/pictures$/)
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo })
  const { url } = (await (await sent).json()) as { url: string }
  await expect(page.locator(`img[src="${url}"]`)).toBeVisible()
  await page.reload()
  await expect(page.locator(`img[src="${url}"]`)).toBeVisible()
})

test('opens the link of a shared card for a guest until an admin hides the card', async ({
  page,
  shop,
  sessions,
}) => {
  const { token } = await registerPerson(shop.url)
  const body = ownCard({ nome: 'Lucciolone' })
  const { id } = await ask<Creation>(shop.url, '/me/creations', { token, body })
  const link = `/game/creator/${id}`
  expect((await page.goto(link))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Lucciolone' })).toBeVisible()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/share\/creations\/.*it\.png$/,
  )
  const admin = await sessions.tokenOf('admin')
  await page.evaluate(given => localStorage.setItem('auth_token', given), admin)
  await page.goto(link)
  await page.getByRole('button', { name: 'Nascondi la carta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nascondi la carta' })
  await expect(dialog.getByRole('button', { name: 'Nascondi la carta' })).toBeDisabled()
  await dialog.getByLabel('Motivo, per chi l’ha creata').fill('Il nome offende.')
  await dialog.getByRole('button', { name: 'Nascondi la carta' }).click()
  await expect(page.getByText('Il motivo: Il nome offende.')).toBeVisible()
  expect((await fetch(`${shop.url}${link}`)).status).toBe(404)
  expect((await fetch(`${shop.url}/share/creations/${id}/it.png`)).status).toBe(404)
  const [own] = await ask<Creation[]>(shop.url, '/me/creations', { token })
  expect(own?.hidden?.reason).toBe('Il nome offende.')
})

test('has no overflow and no axe violations at 844×390, 360×780 and 1440×900', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  await page.getByLabel('Nome', { exact: true }).fill('Misurino')
  for (const size of [
    { width: 844, height: 390 },
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const isWide = size.width > 1000
    if (!isWide) await step(page, 'Creatura').click()
    await expect(step(page, 'Creatura')).toHaveCount(isWide ? 0 : 1)
    expect(await findingsOn(page)).toEqual([])
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
    })
    expect(over.across).toBe(0)
    if (size.width > size.height) expect(over.down).toBe(0)
    if (isWide) return
    for (const name of ['Aspetto', 'Mosse', 'Rifinitura']) {
      await step(page, name).click()
      expect(await findingsOn(page)).toEqual([])
    }
  }
})
