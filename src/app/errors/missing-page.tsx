import { ApiFailure } from '@/api/failure.ts'
import { noSuchPage } from './no-such-page.ts'

/** For a page whose entity does not exist: the error page with status 404. */
export function MissingPage(): never {
  throw new ApiFailure(noSuchPage)
}
