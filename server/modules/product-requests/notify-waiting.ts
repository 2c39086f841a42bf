/**
 * Sends one email to everyone who waits for a product that is available again. Email and end of the watch are one
 * transaction.
 */
import { href } from '@/contract/paths.ts'
import type { AppContext } from '../../kernel/context.ts'
import { dueWatches, forgetWatches } from './product-requests-repo.ts'

const atOnce = 50

/** Runs in the job `back-in-stock` every minute: at most 50 emails at once, in the language of each watch. */
export async function notifyWaiting({ db, mail }: Pick<AppContext, 'db' | 'mail'>): Promise<void> {
  await db.transaction(async tx => {
    const due = await dueWatches(tx, atOnce)
    if (due.length === 0) return
    for (const { email, locale, title, slug, category_slug } of due) {
      const path = href('product', locale, { category: category_slug, slug })
      await mail.send({ name: 'back-in-stock', to: email, locale, data: { title, path } }, tx)
    }
    await forgetWatches(
      tx,
      due.map(({ id }) => id),
    )
  })
}
