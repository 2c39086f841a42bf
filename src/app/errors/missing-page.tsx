import { ApiFailure, type Failure } from '@/api/failure.ts'

export const noSuchPage: Failure = { status: 404, code: 'not_found', message: '', fields: [], requestId: '' }

export const notAllowed: Failure = { status: 403, code: 'forbidden', message: '', fields: [], requestId: '' }

/** For a page whose entity does not exist: the error page with status 404. */
export function MissingPage(): never {
  throw new ApiFailure(noSuchPage)
}
