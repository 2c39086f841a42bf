import * as contract from '../../../src/contract/slides.ts'
import { type Route, route } from '../../kernel/route.ts'
import { addSlide, eraseSlide, listEverySlide, putInOrder, saveSlide } from './administer-slides.ts'
import { runningSlides, shownSlide } from './slides-repo.ts'

export const slidesRoutes: readonly Route[] = [
  route(contract.listSlides, async (_, { db, locale, now }) =>
    (await runningSlides(db, now())).map(row => shownSlide(row, locale)),
  ),
  route(contract.adminSlides, listEverySlide),
  route(contract.createSlide, addSlide),
  route(contract.changeSlide, saveSlide),
  route(contract.removeSlide, eraseSlide),
  route(contract.orderSlides, putInOrder),
]
