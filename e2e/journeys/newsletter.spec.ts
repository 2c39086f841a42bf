import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const notices = (page: Page) => page.getByRole('region', { name: say('ui.toast.region') })

test.describe('the newsletter', () => {
  const box = (page: Page) => page.getByRole('region', { name: say('common.newsletter.title') })
  const subscribe = (page: Page) =>
    box(page).getByRole('button', { name: say('common.newsletter.subscribe') })

  test('enables its button for a valid address with accepted terms, and confirms the subscription', async ({
    page,
  }) => {
    await page.goto('/domande-frequenti')
    const email = box(page).getByLabel(say('common.newsletter.email'))
    await expect(subscribe(page)).toBeDisabled()
    await email.fill('a@b')
    await email.blur()
    await expect(box(page).getByText(say('common.newsletter.invalid'))).toBeVisible()
    await email.fill('lettrice@example.com')
    await expect(subscribe(page)).toBeDisabled()
    const privacy = box(page).getByRole('link', { name: say('common.newsletter.privacy') }) // shop 21
    await expect(privacy).toHaveAttribute('href', '/privacy')
    await box(page).getByLabel(say('common.newsletter.terms')).check({ force: true })
    await box(page).getByLabel(say('common.newsletter.terms')).uncheck({ force: true })
    await expect(box(page).getByText(say('common.newsletter.unaccepted'))).toBeVisible()
    await box(page).getByLabel(say('common.newsletter.terms')).check({ force: true })
    await test.step('says in orange that it failed, and keeps what was written', async () => {
      await page.route('**/api/newsletter/subscribe', route => route.fulfill({ status: 500 }), { times: 1 })
      await subscribe(page).click()
      await expect(notices(page).getByText(say('common.newsletter_added_error'))).toBeVisible()
      await expect(email).toHaveValue('lettrice@example.com')
    })
    await subscribe(page).click()
    await expect(notices(page).getByText(say('common.newsletter_added'), { exact: true })).toBeVisible()
    await expect(email).toHaveValue('')
  })
})
