/** What `--credits` prints. */
export const credits = `Secret Hitler is a game by Mike Boxleiter, Tommy Maranges and Max Temkin,
illustrated by Mackenzie Schubert, published by Goat, Wolf, & Cabbage
under CC BY-NC-SA 4.0: https://www.secrethitler.com

secret-cli is an unofficial, non-commercial fan adaptation. Its authors are not
affiliated with those of the game, who do not endorse it.
Changes: a program deals, counts and enforces the rules; the rules are told in
our own words; the art is drawn anew in characters; terminals, bots and house
rules are added.

What tells the game (rule help, game texts, translations) is licensed under
CC BY-NC-SA 4.0: https://creativecommons.org/licenses/by-nc-sa/4.0/
All other code is licensed under the MIT licence. See NOTICE and LICENSES/.
`;
