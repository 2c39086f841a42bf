import { useTranslation } from 'react-i18next'
import type { TestOutcome } from '@/contract/endpoints/shop/payments.ts'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { money, type ShopWords } from '../product-words.ts'

interface TestChallengeProps {
  amount: number // cents
  words: ShopWords
  onAnswer: ((outcome: TestOutcome) => void) | undefined // undefined: the bank requires no confirmation
}

/** 3-D Secure of the test bank. Closing it counts as not confirmed. */
export function TestChallenge({ amount, words, onAnswer }: TestChallengeProps) {
  const { t } = useTranslation('payment')
  return (
    <Dialog
      open={onAnswer !== undefined}
      onClose={() => onAnswer?.('fail_confirmation')}
      width={440}
      title={t('challenge.title')}
      lead={t('challenge.text', { amount: money(words, amount) })}
      actions={
        <>
          <Button variant="ghost" onClick={() => onAnswer?.('fail_confirmation')}>
            {t('challenge.no')}
          </Button>
          <Button onClick={() => onAnswer?.('approve')}>{t('challenge.yes')}</Button>
        </>
      }
    />
  )
}
