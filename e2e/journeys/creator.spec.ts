/** The card creator from the bench to the database, to paper and to a stranger (decision 0036). */
import sharp from 'sharp'
import { findingsOn } from '../fixtures/axe.ts'
import { authorised, registerPerson } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true, viewport: { width: 844, height: 390 } })

/** A new account with an avatar, so that nobody asks for one; logged in on this page. */
async function newcomer(page: Page, url: string): Promise<void> {
  const { token } = await registerPerson(url)
  await giveAvatar(url, token)
  await page.addInitScript(given => localStorage.setItem('auth_token', given), token)
}

async function giveAvatar(url: string, token: string): Promise<void> {
  const headers = { ...authorised(token), 'content-type': 'application/json' }
  const { id } = (await (await fetch(`${url}/api/auth/user`, { headers })).json()) as { id: number }
  const body = JSON.stringify({ extra: { profile_picture: 'avatar:3' } })
  await fetch(`${url}/api/auth/users/${id}`, { method: 'PUT', headers, body })
}

const step = (page: Page, name: string) => page.getByRole('tab', { name })
const card = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}, `) })

async function openEditor(page: Page): Promise<void> {
  await page.goto('/game/creator')
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible()
}

async function saveShared(page: Page, name: string): Promise<string> {
  await openEditor(page)
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await step(page, 'Rifinitura').click()
  await page.getByRole('switch', { name: /Visibile con il link/ }).check({ force: true })
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByRole('dialog', { name: `${name} è pronta` })).toBeVisible()
  const link = await page.getByRole('link', { name: 'Vai alla sua pagina' }).getAttribute('href')
  return link ?? ''
}

test('a card is made in four steps, survives a reload, is saved, printed and edited', async ({
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

test('what was done is undone and done again, by button and by key', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  const name = page.getByLabel('Nome', { exact: true })
  await expect(page.getByRole('button', { name: 'Annulla l’ultima modifica' })).toBeDisabled()
  await name.fill('Primo')
  await step(page, 'Aspetto').click()
  await page.getByRole('radio', { name: 'Acqua' }).check({ force: true })
  await page.getByRole('button', { name: 'Annulla l’ultima modifica' }).click()
  await expect(card(page, 'Primo')).toHaveAccessibleName(/Comune · Fuoco/)
  await page.keyboard.press('Control+Shift+z')
  await expect(card(page, 'Primo')).toHaveAccessibleName(/Comune · Acqua/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(card(page, 'Senza nome')).toBeVisible()
})

test('dice choose values that can be saved, and are undone like any change', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  await page.getByLabel('Nome', { exact: true }).fill('Dadone')
  await step(page, 'Rifinitura').click()
  const health = page.getByLabel('PV', { exact: true })
  await page.getByRole('button', { name: 'Genera valori a caso' }).click()
  await expect(page.getByRole('meter', { name: 'Equilibrio della carta' })).toHaveAttribute(
    'aria-valuetext',
    /^6\d punti su 66$/,
  )
  await page.getByRole('button', { name: 'Annulla l’ultima modifica' }).click()
  await expect(health).toHaveValue('90')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByRole('dialog', { name: 'Dadone è pronta' })).toBeVisible()
})

test('a card beyond its points is not saved, and the editor says where', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await openEditor(page)
  await page.getByLabel('Nome', { exact: true }).fill('Colosso')
  await step(page, 'Rifinitura').click()
  await page.getByLabel('PV', { exact: true }).fill('140')
  await page.getByLabel('Resistenza', { exact: true }).fill('8')
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText(/supera di \d+ punti/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Resistenza', { exact: true }).fill('0')
  await page.getByLabel('PV', { exact: true }).fill('90')
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByRole('dialog', { name: 'Colosso è pronta' })).toBeVisible()
})

test('a picture of one’s own stands on the card; one that is none is refused with a sentence', async ({
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

test('the link of a shared card opens for a stranger, until an admin hides it', async ({
  page,
  shop,
  browser,
  sessions,
}) => {
  await newcomer(page, shop.url)
  const link = await saveShared(page, 'Lucciolone')
  const stranger = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  expect((await stranger.goto(`${shop.url}${link}`))?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Lucciolone' })).toBeVisible()
  await expect(stranger.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/share\/creations\/.*it\.png$/,
  )
  await stranger.context().close()
  const id = link.split('/').at(-1) ?? ''
  const admin = await browser.newContext({ viewport: { width: 844, height: 390 } })
  const token = await sessions.tokenOf('admin')
  await giveAvatar(shop.url, token)
  const consent = encodeURIComponent(JSON.stringify({ analytics: false, marketing: false }))
  await admin.addCookies([{ name: 'gdpr_consent', value: consent, url: shop.url }])
  await admin.addInitScript(given => localStorage.setItem('auth_token', given), token)
  const judge = await admin.newPage()
  await judge.goto(`${shop.url}${link}`)
  await judge.getByRole('button', { name: 'Nascondi la carta' }).click()
  const dialog = judge.getByRole('dialog', { name: 'Nascondi la carta' })
  await expect(dialog.getByRole('button', { name: 'Nascondi la carta' })).toBeDisabled()
  await dialog.getByLabel('Motivo, per chi l’ha creata').fill('Il nome offende.')
  await dialog.getByRole('button', { name: 'Nascondi la carta' }).click()
  await expect(judge.getByText('Il motivo: Il nome offende.')).toBeVisible()
  await admin.close()
  expect((await fetch(`${shop.url}${link}`)).status).toBe(404)
  expect((await fetch(`${shop.url}/share/creations/${id}/it.png`)).status).toBe(404)
  await page.reload()
  await page.getByRole('button', { name: /Le tue creazioni/ }).click()
  await expect(page.getByText('Nascosta dalla Bottega:')).toBeVisible()
})

test('own cards are duplicated, and thrown away only after a question', async ({ page, shop }) => {
  await newcomer(page, shop.url)
  await saveShared(page, 'Doppione')
  await page.keyboard.press('Escape')
  const open = page.getByRole('button', { name: /Le tue creazioni/ })
  await open.click()
  await page.getByRole('button', { name: 'Duplica Doppione' }).click()
  await expect(card(page, 'Doppione 2')).toBeVisible()
  await step(page, 'Rifinitura').click()
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByRole('dialog', { name: 'Doppione 2 è pronta' })).toBeVisible()
  await page.keyboard.press('Escape')
  await open.click()
  await page.getByRole('button', { name: 'Elimina Doppione', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Elimini Doppione?' })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('button', { name: 'Modifica Doppione', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Modifica Doppione 2' }).first()).toBeVisible()
})

for (const size of [
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
])
  test(`at ${size.width}×${size.height} nothing runs over the edge and axe finds nothing`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size)
    await newcomer(page, shop.url)
    await openEditor(page)
    await page.getByLabel('Nome', { exact: true }).fill('Misurino')
    expect(await findingsOn(page)).toEqual([])
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
    })
    expect(over.across).toBe(0)
    if (size.width > size.height) expect(over.down).toBe(0)
    if (size.width > 1000) return
    for (const name of ['Aspetto', 'Mosse', 'Rifinitura']) {
      await step(page, name).click()
      expect(await findingsOn(page)).toEqual([])
    }
  })
