import type { AdminSlide, SlideBody } from '@/contract/endpoints/site/slides.ts'
import type { EditableKind } from '../../kernel/records/record-kind.ts'
import { adminSlide, slideRowFrom, slidesOrder, slidesTable } from './slides-repo.ts'

/** Slides in the administration. A new one comes last. */
export const slideRecord: EditableKind<AdminSlide, SlideBody> = {
  record: 'slide',
  key: 'id',
  lock: slidesTable.lock,
  read: async (db, id) => {
    const row = await slidesTable.find(db, id)
    return row && adminSlide(row)
  },
  insert: (tx, body, { now }) =>
    slidesTable.insert(tx, { ...slideRowFrom(body, now()), position: slidesOrder.nextPosition }),
  update: (tx, { id }, body, { now }) => slidesTable.update(tx, id, slideRowFrom(body, now())),
  remove: (tx, { id }) => slidesTable.remove(tx, id),
  titleOf: slide => slide.texts.it.title,
}
