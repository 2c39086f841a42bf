import { ossReport, readThresholdWarning, thresholdWarning } from '@/contract/endpoints/admin/oss.ts'
import { checkVatNumber } from '@/contract/endpoints/shop/vat-check.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { checkLater, checkNumber } from './check-vat-number.ts'
import { showOssReport } from './oss-report.ts'
import { hideThresholdWarning, showThresholdWarning } from './threshold-warning.ts'

export const taxModule: ServerModule = {
  name: 'tax',
  routes: [
    route(checkVatNumber, checkNumber),
    route(ossReport, showOssReport),
    route(thresholdWarning, showThresholdWarning),
    route(readThresholdWarning, hideThresholdWarning),
  ],
  jobs: context => [{ name: 'check-vat-numbers', pauseMillis: 10 * 60_000, work: () => checkLater(context) }],
}
