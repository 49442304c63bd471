/** Cards for before the first draft: what to look for, never what to say. */
export interface CardGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly cards: readonly string[];
}

export const cardGroups: readonly CardGroup[] = [
  {
    id: "moments",
    name: "Moments",
    about: "Small ones. Nobody has to have clapped.",
    cards: [
      "When did you last stay longer than you had to? What kept you?",
      "What did you once say that you’d take back? Who heard it?",
      "When did you change your mind in the middle of a sentence?",
      "What’s something you did wrong for years before anybody told you?",
      "When did somebody trust you with something, and what was it?",
    ],
  },
  {
    id: "objects",
    name: "Objects",
    about: "Look around the room you’re in, and in your bag.",
    cards: [
      "What do you own that you’ve repaired? What broke first?",
      "What’s in your pockets or your bag that nobody else at school carries?",
      "What thing at home would you notice first if it were gone?",
      "What did you make that still exists? Where is it now?",
      "Which thing do you keep that makes no sense to keep?",
    ],
  },
  {
    id: "disagreements",
    name: "Disagreements",
    about: "The kind you keep having counts.",
    cards: [
      "What do you and somebody you love argue about again and again?",
      "Which rule do you follow that you think is wrong?",
      "What does everybody at your school believe that you don’t?",
      "When did the other person turn out to be right?",
      "What do you argue with yourself about?",
    ],
  },
  {
    id: "work",
    name: "Work at home and for pay",
    about: "Paid jobs and family duties have their own types on the activities list. They’re subjects for essays, too.",
    cards: [
      "What gets done at home because you do it? What happens on a day you don’t?",
      "Who do you translate, cook, drive or fill in forms for?",
      "What do you know from work that no teacher taught you?",
      "What’s the worst hour of your shift, and what do you do in it?",
      "What have you got quicker at than anybody expects?",
    ],
  },
  {
    id: "defend",
    name: "Things you’d defend",
    about: "A food, a street, a team that loses, a way of doing something.",
    cards: [
      "What do people make fun of that you’d stand up for?",
      "Which place would you show somebody who thinks your town is boring?",
      "What do you do the slow way on purpose?",
      "Which book, song, game or show do you know far too much about?",
      "Whom do people get wrong, and what do they miss?",
    ],
  },
  {
    id: "nothing",
    name: "“Nothing happened to me”",
    about: "Most good essays are about something small. An ordinary week is enough.",
    cards: [
      "What did you do last Tuesday between four and six? What were your hands doing?",
      "What do you do first when you get home, and why that?",
      "What do you notice on your way to school that others walk past?",
      "Whose voice do you hear first in the morning, and what does it say?",
      "What have you done every week for a year without anybody asking?",
    ],
  },
];

/** Minutes of the timed free writing. */
export const writingMinutes = [5, 10, 15] as const;
