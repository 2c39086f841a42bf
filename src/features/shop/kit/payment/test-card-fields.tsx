/** Card fields of the test bank, prefilled with an approved card. Only the desired result of the bank is sent. */
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconCreditCard } from '@/ui/icon/icons.ts'
import styles from './payment-fields.module.css'
import { testCards } from './test-cards.ts'

interface TestCardFieldsProps {
  number: string
  onNumber: (number: string) => void
  error: string | undefined
}

export function TestCardFields({ number, onNumber, error }: TestCardFieldsProps) {
  const { t } = useTranslation('payment')
  return (
    <>
      <div className={styles.card}>
        <TextField
          label={t('card.number')}
          name="test_card_number"
          icon={iconCreditCard}
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          value={number}
          error={error}
          onChange={event => onNumber(event.currentTarget.value)}
        />
        <TextField
          label={t('card.expiry')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue="12/34"
          maxLength={5}
        />
        <TextField
          label={t('card.code')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue="123"
          maxLength={4}
        />
      </div>
      <div className={styles.samples}>
        <p className={styles.hint}>{t('test.cards')}</p>
        <ul>
          {testCards.map(card => (
            <li key={card.number}>
              <Button
                variant={card.number === number ? 'soft' : 'ghost'}
                size="small"
                aria-pressed={card.number === number}
                onClick={() => onNumber(card.number)}
              >
                {t(`test.${card.word}`)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
