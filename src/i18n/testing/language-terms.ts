/**
 * Words that are wrong in the language itself, independent of the subject: form of address, words of other countries,
 * calques.
 */
import type { Term } from './term.ts'

export const languageTerms: readonly Term[] = [
  {
    thing: 'form of address',
    say: ['tu', 'you', 'tú', 'tu', 'du', 'tu'],
    not: {
      it: 'vostr[aeio]|si prega|la preghiamo|la invitiamo',
      es: 'usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|os',
      fr: 'vous|votre|vos|\\p{L}{2,}ez(?<!chez|assez|nez|rendez)',
      de: '(?<!^|[.!?:“] )(?:Ihnen|Ihre?[nmrs]?|Sie)',
      pt: 'você|vocês|vós|voss[oa]s?',
    },
  },
  {
    thing: 'a word of this country, and not of another',
    say: ['italiano', 'English', 'español de España', 'français', 'Deutsch', 'português europeu'],
    not: {
      es: 'computadoras?|celular(?:es)?|acá|clic(?:k)?ear|presion(?:a|ar)|mouse|boleta|remover',
      pt: 'usuári[oa]s?|arquivos?|senhas?|telas?|celular(?:es)?|cadastr\\p{L}*|deletar|deletad[oa]s?|salvar|registro|registr\\p{L}*|mouse|equipes?|contatos?|fato|endereçamento|planej\\p{L}*|gerenci\\p{L}*|baixar o|acessar|acess[ae]|parabenizar',
    },
  },
  {
    thing: 'one spelling',
    say: ['', 'British, with -ise', '', '', 'imperative with -e', ''],
    not: {
      en: 'colors?|gr[a]y|favorites?|centers?|canceled|catalogs?|defense|recognize\\p{L}*|organiz\\p{L}*|personaliz\\p{L}*|customiz\\p{L}*|apologiz\\p{L}*',
      de: 'Prüf|Wähl|Lad|Bestätig|Kopier|Öffn|Änder|[Vv]ersuch es|Such|Schreib|Schau|Hol|Setz|Leg|Zeig|Entfern|[Pp]robier|Tritt? bei dem',
    },
    only: /^(?!articles|families|products-|review-seeds)/,
  },
  {
    thing: 'what a person would say, and not a translation',
    say: ['—', '“cancelled”, “unavailable”, “special price”', '—', '—', '—', '—'],
    not: {
      en: '(?:is|are|was|were) gone|not here with you|owe nothing|by luck|put aside|reserved prices?|is not ours|for now takes|in the meantime someone',
      it: '(?:non )?(?:è|sono) arrivat[aeio] i dati|a che punto è|per la stessa strada|ci pensa|chi sei',
      es: 'por el mismo camino|cómo va el pedido',
      fr: 'par le même chemin',
      de: 'Wie es steht|[Gg]ehen lassen',
      pt: 'pelo mesmo caminho',
    },
  },
]
