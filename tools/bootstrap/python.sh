# Sets $python to a Python that is new enough, or says what is missing.
python=
for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$name
        break
    fi
done
if [ -z "$python" ]; then
    echo "gloaming: needs Python 3.11 or newer; install python3 and python3-venv (Debian, Ubuntu) first" >&2
    exit 1
fi
