import { type Card, card, chosenStat, move, once, paralysis, stun, texts } from '../card.ts'

export const anomalia: readonly Card[] = [
  card(
    'anomalia',
    234,
    7,
    null,
    texts(
      'Questa riga non doveva esserci. Nemmeno lei.',
      'This line should not be here. Neither should it.',
      'Esta línea no debería estar aquí. Ella tampoco.',
      'Cette ligne ne devrait pas être là. Elle non plus.',
      'Diese Zeile dürfte es nicht geben. Sie auch nicht.',
      'Esta linha não devia estar aqui. Ela também não.',
    ),
    move(
      4,
      58,
      texts(
        'Riscrivi la regola',
        'Rewrite the Rule',
        'Reescribe la regla',
        'Réécris la règle',
        'Regel umschreiben',
        'Reescreve a regra',
      ),
      chosenStat(60),
      once,
    ),
    move(
      6,
      106,
      texts('Schermo blu', 'Blue Screen', 'Pantalla azul', 'Écran bleu', 'Blauer Bildschirm', 'Ecrã azul'),
      stun,
      once,
    ),
    move(
      2,
      52,
      texts('Errore 150', 'Error 150', 'Error 150', 'Erreur 150', 'Fehler 150', 'Erro 150'),
      paralysis(1),
    ),
  ),
]
