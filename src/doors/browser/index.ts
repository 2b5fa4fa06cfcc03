/** The way in for people with a browser. */
export { browserDoor } from './browser-door.ts';
