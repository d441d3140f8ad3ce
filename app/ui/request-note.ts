import { createContext } from 'react';

/** Names the request on the page of an error. Only the server knows it; a browser leaves the words as they came. */
export const RequestNoteContext = createContext('');
