import * as contract from '@/contract/endpoints/site/slides.ts'
import { wholeList } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { orderRecords } from '../../kernel/records/order-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { slideRecord } from './slide-record.ts'
import { adminSlide, everySlide, runningSlides, shownSlide, slidesOrder, slidesTable } from './slides-repo.ts'

const routes: readonly Route[] = [
  route(contract.listSlides, async (_, { db, locale, now }) =>
    (await runningSlides(db, now())).map(row => shownSlide(row, locale)),
  ),
  route(contract.adminSlides, async (_, { db }) => wholeList((await everySlide(db)).map(adminSlide))),
  route(contract.createSlide, createRecord(slideRecord)),
  route(contract.changeSlide, saveRecord(slideRecord)),
  route(contract.removeSlide, removeRecord(slideRecord)),
  route(
    contract.orderSlides,
    orderRecords({
      record: 'slide',
      lockPlaces: slidesOrder.lockPlaces,
      place: slidesOrder.place,
      titleIn: async (tx, id) => (await slidesTable.find(tx, id))?.texts.it.title ?? '',
    }),
  ),
]

export const slidesModule: ServerModule = { name: 'slides', routes }
