/** Writes one letter to everyone who waits for something that is back; letter and end of the waiting are one transaction. */
import { href } from '../../../src/contract/paths.ts'
import type { World } from '../../kernel/context.ts'
import { dueWatches, forgetWatches } from './repo.ts'

const atOnce = 50

export async function tellWhoWaits({ db, mail }: Pick<World, 'db' | 'mail'>): Promise<void> {
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
