/** How to play together. */
import { localized } from '../localized.ts'
import { type ArticleSeed, head, list, paragraphs, quote } from './article-seed.ts'

export const tournamentArticles: readonly ArticleSeed[] = [
  {
    category: 'play',
    author: 'Marco Bianchi',
    avatar: 14,
    character: 'astropupo',
    element: 'Cosmico',
    daysAgo: 44,
    title: localized(
      'Un torneo in casa: otto sedie, un tabellone',
      'A tournament at home: eight chairs, one bracket',
      'Un torneo en casa: ocho sillas y un cuadro',
      'Un tournoi à la maison : huit chaises, un tableau',
      'Ein Turnier zu Hause: acht Stühle, ein Spielplan',
      'Um torneio em casa: oito cadeiras, um quadro',
    ),
    lead: localized(
      'Non serve una sala. Bastano un pomeriggio, dei mazzi pari e qualcuno che tenga il conto.',
      'You don’t need a hall. An afternoon, fair decks and someone to keep score will do.',
      'No hace falta una sala. Bastan una tarde, mazos parejos y alguien que lleve la cuenta.',
      'Pas besoin de salle. Un après-midi, des decks équilibrés et quelqu’un pour compter suffisent.',
      'Ein Saal ist nicht nötig. Ein Nachmittag, faire Decks und jemand, der mitschreibt, genügen.',
      'Não é preciso uma sala. Bastam uma tarde, baralhos equilibrados e alguém que faça as contas.',
    ),
    body: localized(
      paragraphs(
        'Il nostro primo torneo si è giocato in cucina, con otto sedie diverse e Astropupo come trofeo. È durato tre ore e lo rifaremmo domani.',
      ) +
        head('Prima di cominciare') +
        list(
          'Stessa rarità per tutti: sei Comune contro sei Comune è più bello di quanto sembri.',
          'Tre turni alla svizzera, poi la finale. Nessuno sta a guardare troppo a lungo.',
          'Dieci minuti di pausa ogni turno. I biscotti contano come regola.',
        ) +
        quote('Ha vinto la più piccola, con un mazzo che nessuno di noi avrebbe scelto.') +
        paragraphs(
          'Alla fine fate vedere i mazzi. È lì che si impara. E se volete rivedere una battaglia, la trovate nella cronologia, mossa per mossa.',
        ),
      paragraphs(
        'Our first tournament was played in a kitchen, on eight odd chairs, with Astropupo for a trophy. It took three hours and we’d do it again tomorrow.',
      ) +
        head('Before you start') +
        list(
          'The same rarity for everyone: six commons against six commons is better than it sounds.',
          'Three Swiss rounds, then the final. No one sits out for too long.',
          'A ten-minute break after each round. Biscuits are in the rules.',
        ) +
        quote('The youngest won, with a deck none of us would have picked.') +
        paragraphs(
          'Show each other your decks at the end. That’s how you learn. And to relive a battle, open your history and watch the replay, move by move.',
        ),
      paragraphs(
        'Nuestro primer torneo se jugó en una cocina, con ocho sillas distintas y Astropupo de trofeo. Duró tres horas y lo repetiríamos mañana.',
      ) +
        head('Antes de empezar') +
        list(
          'La misma rareza para todos: seis comunes contra seis comunes es mejor de lo que parece.',
          'Tres rondas suizas y luego la final. Nadie se queda mirando demasiado tiempo.',
          'Diez minutos de descanso por ronda. Las galletas cuentan como regla.',
        ) +
        quote('Ganó la más pequeña, con un mazo que ninguno de nosotros habría elegido.') +
        paragraphs(
          'Al final, enseñaos los mazos. Ahí es donde se aprende. Y si queréis recordar una partida, el historial la guarda y se revive jugada a jugada.',
        ),
      paragraphs(
        'Notre premier tournoi s’est joué dans une cuisine, sur huit chaises dépareillées, avec Astropupo pour trophée. Il a duré trois heures et nous recommencerions demain.',
      ) +
        head('Avant de commencer') +
        list(
          'La même rareté pour tous : six communes contre six communes, c’est mieux que ça n’en a l’air.',
          'Trois rondes suisses, puis la finale. Personne ne regarde trop longtemps.',
          'Dix minutes de pause après chaque ronde. Les biscuits font partie du règlement.',
        ) +
        quote('La plus jeune a gagné, avec un deck qu’aucun de nous n’aurait choisi.') +
        paragraphs(
          'À la fin, montrez-vous vos decks. C’est là qu’on apprend. Et pour garder une partie, l’historique la conserve et la rejoue coup par coup.',
        ),
      paragraphs(
        'Unser erstes Turnier fand in einer Küche statt, auf acht verschiedenen Stühlen, mit Astropupo als Pokal. Es dauerte drei Stunden, und wir würden es morgen wieder tun.',
      ) +
        head('Bevor es losgeht') +
        list(
          'Gleiche Seltenheit für alle: Sechs Gewöhnliche gegen sechs Gewöhnliche ist schöner, als es klingt.',
          'Drei Runden Schweizer System, dann das Finale. Niemand schaut zu lange nur zu.',
          'Zehn Minuten Pause nach jeder Runde. Kekse gehören zu den Regeln.',
        ) +
        quote('Gewonnen hat die Jüngste, mit einem Deck, das keiner von uns gewählt hätte.') +
        paragraphs(
          'Zeigt euch am Ende die Decks. Genau da lernt man. Und wer sich an einen Kampf erinnern will, findet ihn im Verlauf und kann ihn Zug für Zug ansehen.',
        ),
      paragraphs(
        'O nosso primeiro torneio jogou-se numa cozinha, com oito cadeiras diferentes e o Astropupo como troféu. Durou três horas e repetíamos amanhã.',
      ) +
        head('Antes de começar') +
        list(
          'A mesma raridade para todos: seis comuns contra seis comuns é melhor do que parece.',
          'Três rondas suíças e depois a final. Ninguém fica a ver durante muito tempo.',
          'Dez minutos de pausa por ronda. As bolachas contam como regra.',
        ) +
        quote('Ganhou a mais nova, com um baralho que nenhum de nós teria escolhido.') +
        paragraphs(
          'No fim, mostrem os baralhos uns aos outros. É aí que se aprende. E para recordar uma batalha, o histórico guarda-a e revê-se jogada a jogada.',
        ),
    ),
  },
]
