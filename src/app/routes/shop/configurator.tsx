import { MissingPage } from '../../errors/missing-page.tsx'

/** No collection has steps to configure, so every id is unknown. */
export default MissingPage
